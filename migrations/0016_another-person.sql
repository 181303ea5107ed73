-- The two-person rule: the author of a revision, and whether somebody else has to publish it.
CREATE VIEW `two_person_rule` AS
  SELECT `revisions`.`id` AS `revision_id`, `revisions`.`author_id`,
    `publishing`.`two_person_rule` AS `is_set`
  FROM `revisions` CROSS JOIN `publishing` ON `publishing`.`id` = 1;
--> statement-breakpoint
DROP TRIGGER `publications_by_another`;
--> statement-breakpoint
CREATE TRIGGER `publications_by_another` BEFORE INSERT ON `publications`
  WHEN EXISTS (SELECT 1 FROM `two_person_rule`
    WHERE `revision_id` = NEW.`revision_id` AND `author_id` = NEW.`published_by` AND `is_set`) BEGIN
  SELECT RAISE(ABORT, 'refused: another-person');
END;
