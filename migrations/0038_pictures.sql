CREATE TABLE `picture_sizes` (
	`hash` text PRIMARY KEY NOT NULL,
	`picture_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`size` integer NOT NULL,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_sizes_picture` ON `picture_sizes` (`picture_id`);--> statement-breakpoint
CREATE TABLE `picture_uses` (
	`picture_id` text NOT NULL,
	`revision_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `revision_id`),
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`revision_id`) REFERENCES `revisions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_uses_revision` ON `picture_uses` (`revision_id`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`source_hash` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`focus_x` integer NOT NULL,
	`focus_y` integer NOT NULL,
	`is_stored` integer NOT NULL,
	`added_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_source` ON `pictures` (`source_hash`);--> statement-breakpoint
CREATE INDEX `pictures_created` ON `pictures` (`created_at`,`id`);--> statement-breakpoint
CREATE TRIGGER `picture_sizes_stored` AFTER INSERT ON `picture_sizes` BEGIN
	INSERT INTO `stored_bytes` (`id`, `bytes`) VALUES (1, NEW.`size`)
	ON CONFLICT (`id`) DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;
--> statement-breakpoint
CREATE TRIGGER `picture_sizes_deleted` AFTER DELETE ON `picture_sizes` BEGIN
	UPDATE `stored_bytes` SET `bytes` = `bytes` - OLD.`size` WHERE `id` = 1;
	INSERT OR IGNORE INTO `deleted_files` (`key`, `pieces`) VALUES ('media/' || OLD.`hash`, 1);
END;
--> statement-breakpoint
CREATE TRIGGER `picture_uses_found` AFTER INSERT ON `revisions` BEGIN
	INSERT OR IGNORE INTO `picture_uses` (`picture_id`, `revision_id`)
	SELECT `pictures`.`id`, NEW.`id` FROM `pictures` WHERE instr(NEW.`fields`, `pictures`.`id`) > 0;
END;
