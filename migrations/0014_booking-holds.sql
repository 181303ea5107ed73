CREATE TABLE `booking_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`topic` text NOT NULL,
	`service` text NOT NULL,
	`market` text,
	`zone` text,
	`expires_at` integer NOT NULL,
	`cancelled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_holds_token` ON `booking_holds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `booking_holds_starts` ON `booking_holds` (`starts_at`);--> statement-breakpoint
CREATE INDEX `booking_holds_expires` ON `booking_holds` (`expires_at`);