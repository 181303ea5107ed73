CREATE TABLE `two_factor_resets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`requested_by` text NOT NULL,
	`token_hash` text NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `two_factor_resets_token` ON `two_factor_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `two_factor_resets_by` ON `two_factor_resets` (`requested_by`);--> statement-breakpoint
CREATE INDEX `two_factor_resets_due` ON `two_factor_resets` (`due_at`);