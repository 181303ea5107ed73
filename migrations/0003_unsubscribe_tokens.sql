DROP TABLE `newsletter_subscribers`;--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`confirmed_at` integer,
	`confirm_hash` text NOT NULL,
	`confirm_expires_at` integer NOT NULL,
	`unsubscribe_sealed` text NOT NULL,
	`unsubscribe_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm` ON `newsletter_subscribers` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe` ON `newsletter_subscribers` (`unsubscribe_hash`);--> statement-breakpoint
CREATE INDEX `newsletter_expires` ON `newsletter_subscribers` (`confirmed_at`,`confirm_expires_at`);
