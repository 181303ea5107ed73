CREATE TABLE `counters` (
	`key` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counters_ends` ON `counters` (`ends_at`);--> statement-breakpoint
CREATE TABLE `email_undos` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`was_verified` integer NOT NULL,
	`credentials_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_undos_user` ON `email_undos` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_undos_email` ON `email_undos` (`email`);--> statement-breakpoint
CREATE INDEX `email_undos_expires` ON `email_undos` (`expires_at`);--> statement-breakpoint
DROP INDEX `sessions_user`;--> statement-breakpoint
ALTER TABLE `sessions` ADD `ends_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
ALTER TABLE `remember_tokens` ADD `family_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `remember_tokens` ADD `replaced_at` integer;--> statement-breakpoint
CREATE INDEX `remember_tokens_family` ON `remember_tokens` (`family_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `first_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `reset_held_until` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`,`created_at`);--> statement-breakpoint
UPDATE `users` SET `first_verified_at` = `email_verified_at`;--> statement-breakpoint
-- Older cookies are not signed and no longer accepted: their owners have to log in again.
DELETE FROM `sessions`;--> statement-breakpoint
DELETE FROM `remember_tokens`;
