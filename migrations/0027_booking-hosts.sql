CREATE TABLE `hosts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seat` integer NOT NULL,
	`zone` text NOT NULL,
	`hours` text NOT NULL,
	`meeting_link` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hosts_seat` ON `hosts` (`seat`);--> statement-breakpoint
ALTER TABLE `booking_holds` ADD `host_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `bookings` ADD `host_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `bookings_host` ON `bookings` (`host_id`,`starts_at`);--> statement-breakpoint
ALTER TABLE `closures` ADD `from_time` text;--> statement-breakpoint
ALTER TABLE `closures` ADD `to_time` text;--> statement-breakpoint
ALTER TABLE `closures` ADD `host_id` text REFERENCES users(id) ON DELETE cascade;