-- The preconditions of a batch, each with a code. `src/worker/db/change.ts` inserts them first. If one
-- does not hold, the batch is rolled back with its code.
CREATE VIEW `preconditions` AS SELECT '' AS `code`, 1 AS `holds` WHERE 0;
--> statement-breakpoint
CREATE TRIGGER `preconditions_hold` INSTEAD OF INSERT ON `preconditions`
  WHEN NOT coalesce(NEW.`holds`, 0) BEGIN
  SELECT RAISE(ABORT, 'refused: ' || NEW.`code`);
END;
