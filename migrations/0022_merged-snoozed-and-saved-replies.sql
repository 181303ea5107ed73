CREATE TABLE `merged_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `merged_threads_thread` ON `merged_threads` (`thread_id`);--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `thread_entries` ADD `status_before` text;--> statement-breakpoint
ALTER TABLE `threads` ADD `snoozed_until` integer;--> statement-breakpoint
CREATE INDEX `threads_market_last` ON `threads` (`market`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_product_last` ON `threads` (`product`,`last_at`);