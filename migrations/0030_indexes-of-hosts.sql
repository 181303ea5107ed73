CREATE INDEX `booking_holds_host` ON `booking_holds` (`host_id`);--> statement-breakpoint
CREATE INDEX `closures_host` ON `closures` (`host_id`);--> statement-breakpoint
CREATE INDEX `host_busy_ends` ON `host_busy` (`ends_at`);