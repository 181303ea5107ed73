ALTER TABLE `files` ADD `folded_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `files_unfolded` ON `files` (`id`) WHERE "files"."folded_name" = '';--> statement-breakpoint
-- Names of ASCII characters; the cron folds the others, which SQLite cannot.
UPDATE `files` SET `folded_name` = lower(`name`) WHERE `name` NOT GLOB '*[^ -~]*';
