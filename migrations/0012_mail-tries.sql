CREATE TABLE `relay_clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`answered_ms` integer NOT NULL,
	`answered_at` integer
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `deferred_at_ms` integer;--> statement-breakpoint
ALTER TABLE `sending_copies` ADD `deferred_at_ms` integer;