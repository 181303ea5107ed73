-- The URL of a document is free until readers have seen it. The new triggers are created before the
-- old ones are dropped, so that the tables are always protected.
CREATE TRIGGER `documents_only_renamed` BEFORE UPDATE ON `documents`
  WHEN NEW.`id` <> OLD.`id`
    OR NEW.`kind` <> OLD.`kind`
    OR NEW.`created_at` <> OLD.`created_at`
    OR NEW.`slug` = OLD.`slug`
    OR EXISTS (SELECT 1 FROM `effective_revisions`
      WHERE `document_id` = OLD.`id` AND `revision_id` IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
DROP TRIGGER `documents_not_changed`;
--> statement-breakpoint
-- Without a decision of the desk, a document can be deleted with all its revisions.
CREATE TRIGGER `documents_deleted_unpublished` BEFORE DELETE ON `documents`
  WHEN EXISTS (SELECT 1 FROM `publications` WHERE `document_id` = OLD.`id`) BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
DROP TRIGGER `documents_not_deleted`;
--> statement-breakpoint
-- A single revision never goes: its document must be deleted first, in the same transaction.
CREATE TRIGGER `revisions_deleted_with_document` BEFORE DELETE ON `revisions`
  WHEN EXISTS (SELECT 1 FROM `documents` WHERE `id` = OLD.`document_id`) BEGIN
  SELECT RAISE(ABORT, 'revisions is append-only');
END;
--> statement-breakpoint
DROP TRIGGER `revisions_not_deleted`;
