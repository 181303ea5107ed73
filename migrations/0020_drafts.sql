CREATE TABLE `drafts` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`base` text NOT NULL,
	`fields` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `document_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drafts_document` ON `drafts` (`document_id`);--> statement-breakpoint
CREATE INDEX `drafts_saved` ON `drafts` (`saved_at`);