-- The table keeps its rows and its foreign key. The new triggers are created before the old ones are
-- dropped, so that it is always protected.
ALTER TABLE `editions` RENAME TO `effective_publications`;
--> statement-breakpoint
CREATE INDEX `effective_publications_number` ON `effective_publications` (`number`);
--> statement-breakpoint
DROP INDEX `editions_number`;
--> statement-breakpoint
CREATE TRIGGER `effective_publications_not_changed` BEFORE UPDATE ON `effective_publications` BEGIN
  SELECT RAISE(ABORT, 'effective_publications is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `effective_publications_not_deleted` BEFORE DELETE ON `effective_publications` BEGIN
  SELECT RAISE(ABORT, 'effective_publications is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `effective_publications_not_replaced` BEFORE INSERT ON `effective_publications`
  WHEN EXISTS (SELECT 1 FROM `effective_publications`
    WHERE `publication_id` = NEW.`publication_id`) BEGIN
  SELECT RAISE(ABORT, 'effective_publications is append-only');
END;
--> statement-breakpoint
DROP TRIGGER `editions_not_changed`;
--> statement-breakpoint
DROP TRIGGER `editions_not_deleted`;
--> statement-breakpoint
DROP TRIGGER `editions_not_replaced`;
--> statement-breakpoint
-- The revisions that took effect, each with its first edition; NULL after an unpublication.
CREATE VIEW `effective_revisions` AS
  SELECT `publications`.`document_id`, `publications`.`revision_id`,
    `publications`.`id` AS `publication_id`,
    `effective`.`number`, `effective`.`created_at` AS `effective_at`
  FROM `publications`
  CROSS JOIN `effective_publications` AS `effective`
    ON `effective`.`publication_id` = `publications`.`id`;
--> statement-breakpoint
-- The last decision about a document if it is not in effect yet, due or not.
CREATE VIEW `pending_publications` AS
  SELECT * FROM `publications`
  WHERE NOT EXISTS (SELECT 1 FROM `effective_publications`
      WHERE `publication_id` = `publications`.`id`)
    AND NOT EXISTS (SELECT 1 FROM `publications` AS `later`
      WHERE `later`.`document_id` = `publications`.`document_id` AND `later`.`id` > `publications`.`id`);
--> statement-breakpoint
-- For one release: a Worker of the previous release that still serves, or is rolled back to, uses this name.
CREATE VIEW `editions` AS SELECT * FROM `effective_publications`;
--> statement-breakpoint
CREATE TRIGGER `editions_inserted` INSTEAD OF INSERT ON `editions` BEGIN
  INSERT INTO `effective_publications` VALUES (NEW.`publication_id`, NEW.`number`, NEW.`created_at`);
END;
