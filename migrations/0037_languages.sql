ALTER TABLE `users` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `booking_holds` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `threads` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `follow_requests` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `followers` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
DROP VIEW `alert_recipients`;--> statement-breakpoint
CREATE VIEW `alert_recipients` AS
  SELECT `preference`.`user_id` AS `id`, `preference`.`user_id`, `preference`.`frequency`,
    `users`.`email`, `preference`.`unsubscribe_sealed`, `users`.`locale`
  FROM `alert_preferences` AS `preference`
  JOIN `users` ON `users`.`id` = `preference`.`user_id`
  WHERE `users`.`email_verified_at` IS NOT NULL
  UNION ALL
  SELECT `id`, NULL, `frequency`, `email`, `unsubscribe_sealed`, `locale` FROM `followers`;
