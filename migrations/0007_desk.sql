CREATE TABLE `booking_cells` (
	`starts_at` integer NOT NULL,
	`seat` integer NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`starts_at`, `seat`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_cells_booking` ON `booking_cells` (`booking_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`thread_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`topic` text NOT NULL,
	`zone` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_token` ON `bookings` (`token_hash`);--> statement-breakpoint
CREATE INDEX `bookings_thread` ON `bookings` (`thread_id`);--> statement-breakpoint
CREATE INDEX `bookings_starts` ON `bookings` (`starts_at`);--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `closures_last` ON `closures` (`last_day`);--> statement-breakpoint
CREATE TABLE `desk_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `desk_log_created` ON `desk_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `held_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`sender` text NOT NULL,
	`body` text NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_mails_message` ON `held_mails` (`thread_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`email` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_by` ON `invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invitations_expires` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `thread_counts` (
	`status` text NOT NULL,
	`assignee_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`status`, `assignee_id`)
);
--> statement-breakpoint
CREATE TABLE `thread_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`kind` text NOT NULL,
	`author_id` text,
	`written_by` text,
	`body` text NOT NULL,
	`mail_id` text,
	`message_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `thread_entries_thread` ON `thread_entries` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `thread_entries_author` ON `thread_entries` (`author_id`);--> statement-breakpoint
CREATE INDEX `thread_entries_mail` ON `thread_entries` (`mail_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `thread_entries_message` ON `thread_entries` (`thread_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `thread_words` (
	`thread_id` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`thread_id`, `word`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `thread_words_word` ON `thread_words` (`word`,`thread_id`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`service` text NOT NULL,
	`market` text,
	`product` text,
	`status` text NOT NULL,
	`assignee_id` text,
	`created_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `threads_due` ON `threads` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `threads_assigned_due` ON `threads` (`assignee_id`,`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `threads_last` ON `threads` (`last_at`);--> statement-breakpoint
CREATE INDEX `threads_status_last` ON `threads` (`status`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_assigned_last` ON `threads` (`assignee_id`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_assigned_status_last` ON `threads` (`assignee_id`,`status`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_email` ON `threads` (`email`,`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `about` text;--> statement-breakpoint
CREATE INDEX `outbox_about` ON `outbox` (`about`);--> statement-breakpoint
ALTER TABLE `users` ADD `role` text;--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`) WHERE "users"."role" IS NOT NULL;--> statement-breakpoint
-- Counting 100,000 threads at each view of the inbox would take longer than the rest of the page.
CREATE TRIGGER `threads_counted` AFTER INSERT ON `threads` BEGIN
  INSERT INTO `thread_counts` VALUES (NEW.`status`, coalesce(NEW.`assignee_id`, ''), 1)
    ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `threads_recounted` AFTER UPDATE OF `status`, `assignee_id` ON `threads` BEGIN
  UPDATE `thread_counts` SET `count` = `count` - 1
    WHERE `status` = OLD.`status` AND `assignee_id` = coalesce(OLD.`assignee_id`, '');
  INSERT INTO `thread_counts` VALUES (NEW.`status`, coalesce(NEW.`assignee_id`, ''), 1)
    ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `threads_uncounted` AFTER DELETE ON `threads` BEGIN
  UPDATE `thread_counts` SET `count` = `count` - 1
    WHERE `status` = OLD.`status` AND `assignee_id` = coalesce(OLD.`assignee_id`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `desk_log_unchanged` BEFORE UPDATE ON `desk_log` BEGIN
  SELECT RAISE(ABORT, 'desk_log is append-only');
END;
--> statement-breakpoint
-- Two years of 365 days, in milliseconds.
CREATE TRIGGER `desk_log_kept` BEFORE DELETE ON `desk_log`
  WHEN OLD.`created_at` > (unixepoch() - 730 * 86400) * 1000 BEGIN
  SELECT RAISE(ABORT, 'desk_log is append-only');
END;
--> statement-breakpoint
-- Turns a message into an open thread that is due as `answerDueAt` says: after 24 hours of business
-- days. Minutes and weekday are those of Nairobi, three hours ahead of UTC. It is a trigger, so that
-- nothing is lost while a Worker of the previous release still serves, during the deploy or after a
-- rollback. SQL cannot split texts into words, so the empty word leaves that to the cron.
CREATE TRIGGER `contact_messages_are_threads` AFTER INSERT ON `contact_messages` BEGIN
  INSERT INTO `threads` (`id`, `name`, `email`, `company`, `service`, `market`, `product`, `status`,
      `created_at`, `last_at`, `due_at`)
    SELECT `id`, `first_name` || ' ' || `last_name`, `email`, `company`, `service`, `market`,
      `product`, 'open', `created_at`, `created_at`,
      CASE
        WHEN `weekday` BETWEEN 1 AND 5 AND `day_ms` >= 28800000 AND `day_ms` < 64800000
          THEN `created_at` + iif(`weekday` = 5, 3, 1) * 86400000
        ELSE `created_at` - `day_ms` + 28800000 + 86400000 * CASE
          WHEN `weekday` BETWEEN 1 AND 4 AND `day_ms` < 28800000 THEN 1
          WHEN `weekday` = 5 AND `day_ms` < 28800000 THEN 3
          WHEN `weekday` = 0 THEN 2
          WHEN `weekday` = 6 THEN 3
          WHEN `weekday` IN (4, 5) THEN 4
          ELSE 2
        END
      END
    FROM (
      SELECT *, (`created_at` + 10800000) % 86400000 AS `day_ms`,
        CAST(strftime('%w', `created_at` / 1000 + 10800, 'unixepoch') AS INTEGER) AS `weekday`
      FROM `contact_messages` WHERE `id` = NEW.`id`
    );
  INSERT INTO `thread_entries` (`id`, `thread_id`, `kind`, `body`, `created_at`)
    VALUES (lower(hex(randomblob(16))), NEW.`id`, 'message', NEW.`message`, NEW.`created_at`);
  INSERT INTO `thread_words` (`thread_id`, `word`) VALUES (NEW.`id`, '');
  DELETE FROM `contact_messages` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TABLE `messages_before` AS SELECT * FROM `contact_messages`;
--> statement-breakpoint
DELETE FROM `contact_messages`;
--> statement-breakpoint
INSERT INTO `contact_messages` SELECT * FROM `messages_before`;
--> statement-breakpoint
DROP TABLE `messages_before`;
