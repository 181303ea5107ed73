CREATE TABLE `picture_proposals` (
	`picture_id` text PRIMARY KEY NOT NULL,
	`alt` text NOT NULL,
	`focus_x` integer NOT NULL,
	`focus_y` integer NOT NULL,
	`proposed_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `pictures` ADD `changed_by` text;--> statement-breakpoint
ALTER TABLE `pictures` ADD `changed_at` integer;
--> statement-breakpoint
-- The pictures of versions that are published or scheduled.
CREATE VIEW `committed_pictures` AS
  SELECT `uses`.`picture_id`
  FROM `picture_uses` AS `uses`
  CROSS JOIN `revisions` ON `revisions`.`id` = `uses`.`revision_id`
  WHERE `revisions`.`id` = (SELECT `effective`.`revision_id` FROM `effective_revisions` AS `effective`
      WHERE `effective`.`document_id` = `revisions`.`document_id`
      ORDER BY `effective`.`publication_id` DESC LIMIT 1)
    OR EXISTS (SELECT 1 FROM `pending_publications` AS `pending`
      WHERE `pending`.`document_id` = `revisions`.`document_id`
        AND `pending`.`revision_id` = `revisions`.`id`);
--> statement-breakpoint
-- Under the two-person rule, a picture of a published or scheduled version takes only a description
-- and crop that another account proposed.
CREATE TRIGGER `pictures_by_another` BEFORE UPDATE OF `alt`, `focus_x`, `focus_y` ON `pictures`
  WHEN (NEW.`alt` <> OLD.`alt` OR NEW.`focus_x` <> OLD.`focus_x` OR NEW.`focus_y` <> OLD.`focus_y`)
    AND EXISTS (SELECT 1 FROM `publishing` WHERE `id` = 1 AND `two_person_rule`)
    AND EXISTS (SELECT 1 FROM `committed_pictures` WHERE `picture_id` = NEW.`id`)
    AND NOT EXISTS (SELECT 1 FROM `picture_proposals` AS `proposal`
      WHERE `proposal`.`picture_id` = NEW.`id`
        AND `proposal`.`alt` = NEW.`alt`
        AND `proposal`.`focus_x` = NEW.`focus_x`
        AND `proposal`.`focus_y` = NEW.`focus_y`
        AND `proposal`.`proposed_by` <> NEW.`changed_by`) BEGIN
  SELECT RAISE(ABORT, 'refused: another-person');
END;
--> statement-breakpoint
-- The authors of a revision: whoever wrote it, and whoever has since described a picture of it that
-- no published or scheduled version has. None of them publishes it.
DROP VIEW `two_person_rule`;
--> statement-breakpoint
CREATE VIEW `two_person_rule` AS
  SELECT `revisions`.`id` AS `revision_id`, `revisions`.`author_id`,
    `publishing`.`two_person_rule` AS `is_set`
  FROM `revisions` CROSS JOIN `publishing` ON `publishing`.`id` = 1
  UNION ALL
  SELECT `revisions`.`id`, `pictures`.`changed_by`, `publishing`.`two_person_rule`
  FROM `revisions`
  CROSS JOIN `publishing` ON `publishing`.`id` = 1
  CROSS JOIN `picture_uses` AS `uses` ON `uses`.`revision_id` = `revisions`.`id`
  CROSS JOIN `pictures` ON `pictures`.`id` = `uses`.`picture_id`
    AND `pictures`.`changed_at` > `revisions`.`created_at`
  WHERE NOT EXISTS (SELECT 1 FROM `committed_pictures` WHERE `picture_id` = `uses`.`picture_id`);
