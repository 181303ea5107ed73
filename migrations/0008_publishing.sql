CREATE TABLE `alert_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`frequency` text NOT NULL,
	`unsubscribe_sealed` text NOT NULL,
	`unsubscribe_hash` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_preferences_unsubscribe` ON `alert_preferences` (`unsubscribe_hash`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_slug` ON `documents` (`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `editions` (
	`publication_id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `editions_number` ON `editions` (`number`);--> statement-breakpoint
CREATE TABLE `preview_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`revision_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`revision_id`) REFERENCES `revisions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `preview_links_expires` ON `preview_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`revision_id` text,
	`published_by` text,
	`from_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`revision_id`) REFERENCES `revisions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `publications_document` ON `publications` (`document_id`,`id`);--> statement-breakpoint
CREATE INDEX `publications_from` ON `publications` (`from_at`) WHERE "publications"."from_at" > "publications"."created_at";--> statement-breakpoint
CREATE TABLE `publishing` (
	`id` integer PRIMARY KEY NOT NULL,
	`two_person_rule` integer NOT NULL,
	`written_number` integer NOT NULL,
	`leased_until` integer
);
--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`author_id` text,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `revisions_number` ON `revisions` (`document_id`,`number`);--> statement-breakpoint
CREATE TABLE `sending_copies` (
	`id` text PRIMARY KEY NOT NULL,
	`sending_id` text NOT NULL,
	`subscriber` text,
	`user_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`leased_until` integer,
	`sent_at` integer,
	`failure` text,
	FOREIGN KEY (`sending_id`) REFERENCES `sendings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber`) REFERENCES `newsletter_subscribers`(`email`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sending_copies_subscriber` ON `sending_copies` (`sending_id`,`subscriber`);--> statement-breakpoint
CREATE UNIQUE INDEX `sending_copies_user` ON `sending_copies` (`sending_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `sending_copies_due` ON `sending_copies` (`next_attempt_at`) WHERE "sending_copies"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sending_copies_of_subscriber` ON `sending_copies` (`subscriber`);--> statement-breakpoint
CREATE INDEX `sending_copies_of_user` ON `sending_copies` (`user_id`);--> statement-breakpoint
CREATE TABLE `sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`revision_id` text,
	`started_by` text,
	`filled_to` text DEFAULT '' NOT NULL,
	`filled_at` integer,
	`stopped_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`revision_id`) REFERENCES `revisions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sendings_about` ON `sendings` (`kind`,`about`);--> statement-breakpoint
CREATE INDEX `sendings_unfilled` ON `sendings` (`created_at`) WHERE "sendings"."filled_at" IS NULL;--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`publisher` text NOT NULL,
	`title` text NOT NULL,
	`date` text,
	`url` text,
	`added_by` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `watched_markets` (
	`user_id` text NOT NULL,
	`market` text NOT NULL,
	PRIMARY KEY(`user_id`, `market`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_markets_market` ON `watched_markets` (`market`,`user_id`);
--> statement-breakpoint
CREATE TRIGGER `documents_not_changed` BEFORE UPDATE ON `documents` BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `documents_not_deleted` BEFORE DELETE ON `documents` BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `revisions_not_changed` BEFORE UPDATE ON `revisions` BEGIN
  SELECT RAISE(ABORT, 'revisions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `revisions_not_deleted` BEFORE DELETE ON `revisions` BEGIN
  SELECT RAISE(ABORT, 'revisions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `publications_not_changed` BEFORE UPDATE ON `publications` BEGIN
  SELECT RAISE(ABORT, 'publications is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `publications_not_deleted` BEFORE DELETE ON `publications` BEGIN
  SELECT RAISE(ABORT, 'publications is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `editions_not_changed` BEFORE UPDATE ON `editions` BEGIN
  SELECT RAISE(ABORT, 'editions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `editions_not_deleted` BEFORE DELETE ON `editions` BEGIN
  SELECT RAISE(ABORT, 'editions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sources_not_changed` BEFORE UPDATE ON `sources` BEGIN
  SELECT RAISE(ABORT, 'sources is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sources_not_deleted` BEFORE DELETE ON `sources` BEGIN
  SELECT RAISE(ABORT, 'sources is append-only');
END;
--> statement-breakpoint
-- The Worker recognises the refusal by these words.
CREATE TRIGGER `publications_by_another` BEFORE INSERT ON `publications`
  WHEN (SELECT `two_person_rule` FROM `publishing`) = 1
    AND NEW.`published_by` = (SELECT `author_id` FROM `revisions` WHERE `id` = NEW.`revision_id`) BEGIN
  SELECT RAISE(ABORT, 'another person has to publish this');
END;
--> statement-breakpoint
CREATE TRIGGER `publications_of_their_document` BEFORE INSERT ON `publications`
  WHEN NEW.`revision_id` IS NOT NULL AND NEW.`document_id` <>
    (SELECT `document_id` FROM `revisions` WHERE `id` = NEW.`revision_id`) BEGIN
  SELECT RAISE(ABORT, 'the revision of another document');
END;
--> statement-breakpoint
INSERT INTO `publishing` (`id`, `two_person_rule`, `written_number`) VALUES (1, 0, 0);
