CREATE TABLE `shipped_records` (
	`name` text NOT NULL,
	`number` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`name`, `number`)
);
--> statement-breakpoint
CREATE INDEX `shipped_records_number` ON `shipped_records` (`number`);--> statement-breakpoint
CREATE TRIGGER `shipped_records_not_changed` BEFORE UPDATE ON `shipped_records` BEGIN
  SELECT RAISE(ABORT, 'shipped_records is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `shipped_records_not_deleted` BEFORE DELETE ON `shipped_records` BEGIN
  SELECT RAISE(ABORT, 'shipped_records is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `shipped_records_not_replaced` BEFORE INSERT ON `shipped_records`
  WHEN EXISTS (SELECT 1 FROM `shipped_records`
    WHERE `name` = NEW.`name` AND `number` = NEW.`number`) BEGIN
  SELECT RAISE(ABORT, 'shipped_records is append-only');
END;
