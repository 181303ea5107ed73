CREATE TABLE `hours_exceptions` (
	`day` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`opens` text,
	`closes` text,
	`created_at` integer NOT NULL
);
