CREATE TABLE `statistics_counts` (
	`day` text NOT NULL,
	`measure` text NOT NULL,
	`name` text NOT NULL,
	`detail` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `measure`, `name`, `detail`)
);
--> statement-breakpoint
CREATE TABLE `statistics_days` (
	`day` text PRIMARY KEY NOT NULL,
	`views` integer NOT NULL,
	`ceiling` integer NOT NULL,
	`visitors` integer
);
--> statement-breakpoint
CREATE TABLE `statistics_visitors` (
	`day` text NOT NULL,
	`hash` integer NOT NULL,
	PRIMARY KEY(`day`, `hash`)
);
