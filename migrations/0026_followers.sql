CREATE TABLE `follow_requests` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`market` text NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `follow_requests_email` ON `follow_requests` (`email`);--> statement-breakpoint
CREATE INDEX `follow_requests_expires` ON `follow_requests` (`expires_at`);--> statement-breakpoint
CREATE TABLE `follower_markets` (
	`follower_id` text NOT NULL,
	`market` text NOT NULL,
	PRIMARY KEY(`follower_id`, `market`),
	FOREIGN KEY (`follower_id`) REFERENCES `followers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follower_markets_market` ON `follower_markets` (`market`,`follower_id`);--> statement-breakpoint
CREATE TABLE `followers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`frequency` text NOT NULL,
	`unsubscribe_sealed` text NOT NULL,
	`unsubscribe_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `followers_email` ON `followers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `followers_unsubscribe` ON `followers` (`unsubscribe_hash`);--> statement-breakpoint
ALTER TABLE `sending_copies` ADD `follower_id` text REFERENCES followers(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `sending_copies_follower` ON `sending_copies` (`sending_id`,`follower_id`);--> statement-breakpoint
CREATE INDEX `sending_copies_of_follower` ON `sending_copies` (`follower_id`);
--> statement-breakpoint
-- Members and followers alike.
CREATE VIEW `alert_recipients` AS
  SELECT `preference`.`user_id` AS `id`, `preference`.`user_id`, `preference`.`frequency`,
    `users`.`email`, `preference`.`unsubscribe_sealed`
  FROM `alert_preferences` AS `preference`
  JOIN `users` ON `users`.`id` = `preference`.`user_id`
  WHERE `users`.`email_verified_at` IS NOT NULL
  UNION ALL
  SELECT `id`, NULL, `frequency`, `email`, `unsubscribe_sealed` FROM `followers`;
--> statement-breakpoint
-- A verified address takes over what it followed without an account, with the links in its emails.
-- Copies go with it: the alerts that wait still arrive, and none is sent twice.
CREATE TRIGGER `followers_taken_over` AFTER UPDATE OF `email`, `email_verified_at` ON `users`
  WHEN NEW.`email_verified_at` IS NOT NULL
    AND (OLD.`email_verified_at` IS NULL OR OLD.`email` <> NEW.`email`)
    AND EXISTS (SELECT 1 FROM `followers` WHERE `email` = NEW.`email`) BEGIN
  INSERT INTO `alert_preferences` (`user_id`, `frequency`, `unsubscribe_sealed`, `unsubscribe_hash`)
    SELECT NEW.`id`, `frequency`, `unsubscribe_sealed`, `unsubscribe_hash`
    FROM `followers` WHERE `email` = NEW.`email`
    ON CONFLICT (`user_id`) DO NOTHING;
  INSERT INTO `watched_markets` (`user_id`, `market`)
    SELECT NEW.`id`, `market` FROM `follower_markets`
    WHERE `follower_id` = (SELECT `id` FROM `followers` WHERE `email` = NEW.`email`)
    ON CONFLICT DO NOTHING;
  UPDATE OR IGNORE `sending_copies` SET `user_id` = NEW.`id`, `follower_id` = NULL
    WHERE `follower_id` = (SELECT `id` FROM `followers` WHERE `email` = NEW.`email`);
  DELETE FROM `followers` WHERE `email` = NEW.`email`;
END;
