CREATE TABLE `thread_links` (
	`thread_id` text NOT NULL,
	`other_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `other_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_links_other` ON `thread_links` (`other_id`);
--> statement-breakpoint
-- Whoever has proven the address of an enquiry reads what is in it, so nothing moves to another address.
CREATE TRIGGER `thread_entries_one_address` BEFORE UPDATE OF `thread_id` ON `thread_entries`
  WHEN (SELECT `email` FROM `threads` WHERE `id` = NEW.`thread_id`)
    IS NOT (SELECT `email` FROM `threads` WHERE `id` = OLD.`thread_id`) BEGIN
  SELECT RAISE(ABORT, 'refused: other-address');
END;
--> statement-breakpoint
CREATE TRIGGER `held_mails_one_address` BEFORE UPDATE OF `thread_id` ON `held_mails`
  WHEN (SELECT `email` FROM `threads` WHERE `id` = NEW.`thread_id`)
    IS NOT (SELECT `email` FROM `threads` WHERE `id` = OLD.`thread_id`) BEGIN
  SELECT RAISE(ABORT, 'refused: other-address');
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_one_address` BEFORE UPDATE OF `thread_id` ON `bookings`
  WHEN (SELECT `email` FROM `threads` WHERE `id` = NEW.`thread_id`)
    IS NOT (SELECT `email` FROM `threads` WHERE `id` = OLD.`thread_id`) BEGIN
  SELECT RAISE(ABORT, 'refused: other-address');
END;
--> statement-breakpoint
CREATE TRIGGER `merged_threads_one_address` BEFORE UPDATE OF `thread_id` ON `merged_threads`
  WHEN (SELECT `email` FROM `threads` WHERE `id` = NEW.`thread_id`)
    IS NOT (SELECT `email` FROM `threads` WHERE `id` = OLD.`thread_id`) BEGIN
  SELECT RAISE(ABORT, 'refused: other-address');
END;
--> statement-breakpoint
CREATE TRIGGER `files_one_address` BEFORE UPDATE OF `entry_id`, `held_mail_id` ON `files`
  WHEN (OLD.`entry_id` IS NOT NULL AND OLD.`entry_id` IS NOT NEW.`entry_id`
      OR OLD.`held_mail_id` IS NOT NULL AND OLD.`held_mail_id` IS NOT NEW.`held_mail_id`)
    AND coalesce(NEW.`entry_id`, NEW.`held_mail_id`) IS NOT NULL
    AND (SELECT `email` FROM `threads` WHERE `id` = coalesce(
        (SELECT `thread_id` FROM `thread_entries` WHERE `id` = NEW.`entry_id`),
        (SELECT `thread_id` FROM `held_mails` WHERE `id` = NEW.`held_mail_id`)
      ))
      IS NOT (SELECT `email` FROM `threads` WHERE `id` = coalesce(
        (SELECT `thread_id` FROM `thread_entries` WHERE `id` = OLD.`entry_id`),
        (SELECT `thread_id` FROM `held_mails` WHERE `id` = OLD.`held_mail_id`)
      )) BEGIN
  SELECT RAISE(ABORT, 'refused: other-address');
END;
