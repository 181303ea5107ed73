-- `INSERT OR REPLACE` deletes the replaced row without running the triggers that refuse to delete. A
-- document with the same slug cannot be replaced, because its revisions refer to it by foreign key.
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
-- These are SQLite's own words, by which the Worker recognises that somebody else wrote meanwhile.
CREATE TRIGGER `revisions_numbered_once` BEFORE INSERT ON `revisions`
  WHEN EXISTS (SELECT 1 FROM `revisions`
    WHERE `document_id` = NEW.`document_id` AND `number` = NEW.`number`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: revisions.document_id, revisions.number');
END;
--> statement-breakpoint
-- If the id is to be assigned by SQLite, NEW.`id` is -1 at this point.
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
-- Shipped records are inserted with `ON CONFLICT DO NOTHING`, so existing rows stay.
CREATE TRIGGER `sources_shipped_once` BEFORE INSERT ON `sources`
  WHEN NEW.`added_by` IS NULL AND EXISTS (SELECT 1 FROM `sources` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- SQLite's own words, as above.
CREATE TRIGGER `sources_not_replaced` BEFORE INSERT ON `sources`
  WHEN NEW.`added_by` IS NOT NULL AND EXISTS (SELECT 1 FROM `sources` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: sources.id');
END;
--> statement-breakpoint
CREATE TRIGGER `desk_log_not_replaced` BEFORE INSERT ON `desk_log`
  WHEN EXISTS (SELECT 1 FROM `desk_log` WHERE `id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'desk_log is append-only');
END;
