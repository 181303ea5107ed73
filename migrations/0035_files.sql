CREATE TABLE `deleted_files` (
	`key` text PRIMARY KEY NOT NULL,
	`pieces` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`pieces` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`state` text NOT NULL,
	`owner` text NOT NULL,
	`user_id` text,
	`entry_id` text,
	`held_mail_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `thread_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`held_mail_id`) REFERENCES `held_mails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `files_entry` ON `files` (`entry_id`);--> statement-breakpoint
CREATE INDEX `files_held_mail` ON `files` (`held_mail_id`);--> statement-breakpoint
CREATE INDEX `files_user` ON `files` (`user_id`);--> statement-breakpoint
CREATE INDEX `files_unattached` ON `files` (`created_at`) WHERE "files"."entry_id" is null AND "files"."held_mail_id" is null;--> statement-breakpoint
CREATE INDEX `files_unattached_owner` ON `files` (`owner`) WHERE "files"."entry_id" is null AND "files"."held_mail_id" is null;--> statement-breakpoint
CREATE INDEX `files_scanning` ON `files` (`created_at`) WHERE "files"."state" = 'scanning';--> statement-breakpoint
CREATE TABLE `stored_bytes` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `files_stored` AFTER INSERT ON `files` BEGIN
	INSERT INTO `stored_bytes` (`id`, `bytes`) VALUES (1, NEW.`size`)
	ON CONFLICT (`id`) DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_grown` AFTER UPDATE OF `size` ON `files` BEGIN
	UPDATE `stored_bytes` SET `bytes` = `bytes` + NEW.`size` - OLD.`size` WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `files_deleted` AFTER DELETE ON `files` BEGIN
	UPDATE `stored_bytes` SET `bytes` = `bytes` - OLD.`size` WHERE `id` = 1;
	INSERT OR IGNORE INTO `deleted_files` (`key`, `pieces`) VALUES (OLD.`key`, OLD.`pieces`);
END;
