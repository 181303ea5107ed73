ALTER TABLE `host_calendars` ADD `entries` integer;--> statement-breakpoint
ALTER TABLE `host_calendars` ADD `left_out` integer;