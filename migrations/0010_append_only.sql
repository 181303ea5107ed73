-- `INSERT OR REPLACE` deletes what it replaces without running the triggers that refuse to delete.
-- Of documents of the same slug, the foreign key of the revisions keeps the one that is there.
CREATE TRIGGER `documents_not_replaced` BEFORE INSERT ON `documents`
  WHEN EXISTS (SELECT 1 FROM `documents` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `revisions_not_replaced` BEFORE INSERT ON `revisions`
  WHEN EXISTS (SELECT 1 FROM `revisions` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'revisions is append-only');
END;
--> statement-breakpoint
-- The words are SQLite's own, which the Worker tells it by that somebody else wrote meanwhile.
CREATE TRIGGER `revisions_numbered_once` BEFORE INSERT ON `revisions`
  WHEN EXISTS (SELECT 1 FROM `revisions`
    WHERE `document_id` = NEW.`document_id` AND `number` = NEW.`number`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: revisions.document_id, revisions.number');
END;
--> statement-breakpoint
-- Without an id, which SQLite gives later, NEW.`id` is -1.
CREATE TRIGGER `publications_not_replaced` BEFORE INSERT ON `publications`
  WHEN EXISTS (SELECT 1 FROM `publications` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'publications is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `editions_not_replaced` BEFORE INSERT ON `editions`
  WHEN EXISTS (SELECT 1 FROM `editions` WHERE `publication_id` = NEW.`publication_id`) BEGIN
  SELECT RAISE(ABORT, 'editions is append-only');
END;
--> statement-breakpoint
-- What ships is brought in beside what is there, by `ON CONFLICT DO NOTHING`.
CREATE TRIGGER `sources_shipped_once` BEFORE INSERT ON `sources`
  WHEN NEW.`added_by` IS NULL AND EXISTS (SELECT 1 FROM `sources` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- In SQLite's own words, as above.
CREATE TRIGGER `sources_not_replaced` BEFORE INSERT ON `sources`
  WHEN NEW.`added_by` IS NOT NULL AND EXISTS (SELECT 1 FROM `sources` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: sources.id');
END;
--> statement-breakpoint
CREATE TRIGGER `desk_log_not_replaced` BEFORE INSERT ON `desk_log`
  WHEN EXISTS (SELECT 1 FROM `desk_log` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'desk_log is append-only');
END;
