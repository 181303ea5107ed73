CREATE TABLE `published_versions` (
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`publication_id` integer NOT NULL,
	`market` text,
	PRIMARY KEY(`document_id`, `number`, `publication_id`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `published_versions_market` ON `published_versions` (`market`,`number`,`publication_id`);--> statement-breakpoint
CREATE INDEX `published_versions_number` ON `published_versions` (`number`,`publication_id`) WHERE "published_versions"."market" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `effective_publications_created` ON `effective_publications` (`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `revisions_without_obligations` ON `revisions` ("fields" ->> '$.code') WHERE json_type("revisions"."fields", '$.taxes') IS NOT NULL AND json_type("revisions"."fields", '$.obligations') IS NULL;
--> statement-breakpoint
CREATE TRIGGER `effective_publications_listed` AFTER INSERT ON `effective_publications` BEGIN
  INSERT INTO `published_versions` (`document_id`, `number`, `publication_id`, `market`)
    SELECT `documents`.`id`, NEW.`number`, NEW.`publication_id`,
      CASE `documents`.`kind`
        WHEN 'market' THEN `documents`.`slug`
        WHEN 'rule' THEN coalesce(
          (SELECT `fields` ->> '$.market' FROM `revisions`
            WHERE `revisions`.`id` = `publications`.`revision_id`),
          -- An unpublished rule was about the market of its version before.
          (SELECT `market` FROM `published_versions`
            WHERE `document_id` = `documents`.`id` ORDER BY `number` DESC LIMIT 1)
        )
      END
    FROM `publications`
    CROSS JOIN `documents` ON `documents`.`id` = `publications`.`document_id`
    WHERE `publications`.`id` = NEW.`publication_id`;
END;
--> statement-breakpoint
INSERT INTO `published_versions` (`document_id`, `number`, `publication_id`, `market`)
  SELECT `documents`.`id`, `effective`.`number`, `effective`.`publication_id`,
    CASE `documents`.`kind`
      WHEN 'market' THEN `documents`.`slug`
      WHEN 'rule' THEN (
        SELECT `fields` ->> '$.market'
        FROM `effective_revisions` AS `version`
        CROSS JOIN `revisions` ON `revisions`.`id` = `version`.`revision_id`
        WHERE `version`.`document_id` = `documents`.`id`
          AND `version`.`publication_id` <= `effective`.`publication_id`
        ORDER BY `version`.`publication_id` DESC
        LIMIT 1
      )
    END
  FROM `effective_publications` AS `effective`
  CROSS JOIN `publications` ON `publications`.`id` = `effective`.`publication_id`
  CROSS JOIN `documents` ON `documents`.`id` = `publications`.`document_id`;
--> statement-breakpoint
CREATE TRIGGER `published_versions_not_changed` BEFORE UPDATE ON `published_versions` BEGIN
  SELECT RAISE(ABORT, 'published_versions is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `published_versions_not_deleted` BEFORE DELETE ON `published_versions` BEGIN
  SELECT RAISE(ABORT, 'published_versions is append-only');
END;
