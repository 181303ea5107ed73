ALTER TABLE `sessions` ADD `second_factor` text;--> statement-breakpoint
-- People who were about to verify another address when this column was added may have verified the
-- first one: a reset must not remove their second factors.
UPDATE `users` SET `first_verified_at` = coalesce(`email_verified_at`, `created_at`)
WHERE `first_verified_at` IS NULL
	AND (`email_verified_at` IS NOT NULL OR `email_changes` > 0 OR `role` IS NOT NULL);
