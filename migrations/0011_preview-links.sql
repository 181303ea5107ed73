ALTER TABLE `preview_links` ADD `shared_by` text;--> statement-breakpoint
CREATE INDEX `preview_links_revision` ON `preview_links` (`revision_id`);