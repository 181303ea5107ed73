CREATE TABLE `mail_suppressions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`code` text NOT NULL,
	`tried_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_suppressions_email` ON `mail_suppressions` (`email`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_created` ON `mail_suppressions` (`created_at`);--> statement-breakpoint
ALTER TABLE `sendings` ADD `market` text;--> statement-breakpoint
ALTER TABLE `sendings` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `sendings` ADD `unsubscribed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sendings` ADD `sent_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_created` ON `newsletter_subscribers` (`created_at`);--> statement-breakpoint
-- A copy goes with its recipient, who was sent it all the same.
CREATE TRIGGER `sending_copies_deleted` AFTER DELETE ON `sending_copies`
  WHEN OLD.`sent_at` IS NOT NULL BEGIN
  UPDATE `sendings` SET `sent_before` = `sent_before` + 1 WHERE `id` = OLD.`sending_id`;
END;
