CREATE TABLE `newsletter_subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`confirmed_at` integer,
	`confirm_hash` text NOT NULL,
	`confirm_expires_at` integer NOT NULL,
	`unsubscribe_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm` ON `newsletter_subscribers` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe` ON `newsletter_subscribers` (`unsubscribe_hash`);--> statement-breakpoint
CREATE INDEX `newsletter_expires` ON `newsletter_subscribers` (`confirmed_at`,`confirm_expires_at`);--> statement-breakpoint
DROP INDEX `outbox_waiting`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `dead_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failure` text;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`sent_at`,`dead_at`,`next_attempt_at`);