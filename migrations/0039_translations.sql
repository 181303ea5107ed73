ALTER TABLE `documents` ADD `original_id` text REFERENCES documents(id);--> statement-breakpoint
ALTER TABLE `documents` ADD `locale` text;--> statement-breakpoint
CREATE UNIQUE INDEX `documents_translation` ON `documents` (`original_id`,`locale`) WHERE "documents"."original_id" IS NOT NULL;
--> statement-breakpoint
-- Neither the language of a translation nor its original changes. The new trigger is created before the
-- old one is dropped, so that the table is always protected.
CREATE TRIGGER `originals_only_renamed` BEFORE UPDATE ON `documents`
  WHEN NEW.`id` <> OLD.`id`
    OR NEW.`kind` <> OLD.`kind`
    OR NEW.`created_at` <> OLD.`created_at`
    OR NEW.`slug` = OLD.`slug`
    OR NEW.`original_id` IS NOT OLD.`original_id`
    OR NEW.`locale` IS NOT OLD.`locale`
    OR OLD.`original_id` IS NOT NULL
    OR EXISTS (SELECT 1 FROM `effective_revisions`
      WHERE `document_id` = OLD.`id` AND `revision_id` IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'documents is append-only');
END;
--> statement-breakpoint
DROP TRIGGER `documents_only_renamed`;
