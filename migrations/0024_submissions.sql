CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`reply` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`created_at`);