CREATE TABLE `room_acceptances` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`terms_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`proof` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `rooms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `room_acceptances_once` ON `room_acceptances` (`room_id`,`user_id`,`terms_hash`);--> statement-breakpoint
CREATE INDEX `room_acceptances_user` ON `room_acceptances` (`user_id`);--> statement-breakpoint
CREATE TABLE `room_events` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `rooms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `room_events_room` ON `room_events` (`room_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `room_files` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `rooms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `room_files_room` ON `room_files` (`room_id`);--> statement-breakpoint
CREATE TABLE `room_members` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `rooms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `room_members_address` ON `room_members` (`room_id`,`email`);--> statement-breakpoint
CREATE INDEX `room_members_email` ON `room_members` (`email`);--> statement-breakpoint
CREATE TABLE `room_terms` (
	`room_id` text NOT NULL,
	`hash` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`room_id`, `hash`),
	FOREIGN KEY (`room_id`) REFERENCES `rooms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rooms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`terms_hash` text,
	`created_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `rooms_last` ON `rooms` (`last_at`);--> statement-breakpoint
DROP INDEX `files_unattached`;--> statement-breakpoint
DROP INDEX `files_unattached_owner`;--> statement-breakpoint
ALTER TABLE `files` ADD `room_file_id` text REFERENCES room_files(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `files` ADD `version` integer;--> statement-breakpoint
ALTER TABLE `files` ADD `position` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `files_version` ON `files` (`room_file_id`,`version`);--> statement-breakpoint
CREATE INDEX `files_unattached` ON `files` (`created_at`) WHERE "files"."entry_id" is null AND "files"."held_mail_id" is null AND "files"."room_file_id" is null;--> statement-breakpoint
CREATE INDEX `files_unattached_owner` ON `files` (`owner`) WHERE "files"."entry_id" is null AND "files"."held_mail_id" is null AND "files"."room_file_id" is null;
--> statement-breakpoint
-- A room goes with everything in it after its retention; until then nobody changes what happened.
CREATE TRIGGER `room_terms_unchanged` BEFORE UPDATE ON `room_terms` BEGIN
	SELECT RAISE(ABORT, 'room_terms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_terms_stay` BEFORE DELETE ON `room_terms`
	WHEN EXISTS (SELECT 1 FROM `rooms` WHERE `id` = OLD.`room_id`) BEGIN
	SELECT RAISE(ABORT, 'room_terms is append-only');
END;
--> statement-breakpoint
-- `INSERT OR REPLACE` deletes a row without running the triggers that refuse to delete.
CREATE TRIGGER `room_terms_not_replaced` BEFORE INSERT ON `room_terms`
	WHEN EXISTS (SELECT 1 FROM `room_terms`
		WHERE `room_id` = NEW.`room_id` AND `hash` = NEW.`hash` AND `text` <> NEW.`text`) BEGIN
	SELECT RAISE(ABORT, 'room_terms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_acceptances_unchanged` BEFORE UPDATE ON `room_acceptances` BEGIN
	SELECT RAISE(ABORT, 'room_acceptances is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_acceptances_stay` BEFORE DELETE ON `room_acceptances`
	WHEN EXISTS (SELECT 1 FROM `rooms` WHERE `id` = OLD.`room_id`) BEGIN
	SELECT RAISE(ABORT, 'room_acceptances is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_acceptances_not_replaced` BEFORE INSERT ON `room_acceptances`
	WHEN EXISTS (SELECT 1 FROM `room_acceptances` WHERE `id` = NEW.`id` OR (`room_id` = NEW.`room_id`
		AND `user_id` = NEW.`user_id` AND `terms_hash` = NEW.`terms_hash`)) BEGIN
	SELECT RAISE(ABORT, 'room_acceptances is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_events_unchanged` BEFORE UPDATE ON `room_events` BEGIN
	SELECT RAISE(ABORT, 'room_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_events_stay` BEFORE DELETE ON `room_events`
	WHEN EXISTS (SELECT 1 FROM `rooms` WHERE `id` = OLD.`room_id`) BEGIN
	SELECT RAISE(ABORT, 'room_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_events_not_replaced` BEFORE INSERT ON `room_events`
	WHEN EXISTS (SELECT 1 FROM `room_events` WHERE `id` = NEW.`id`) BEGIN
	SELECT RAISE(ABORT, 'room_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `room_events_are_use` AFTER INSERT ON `room_events` BEGIN
	UPDATE `rooms` SET `last_at` = NEW.`created_at`
	WHERE `id` = NEW.`room_id` AND `last_at` < NEW.`created_at`;
END;
