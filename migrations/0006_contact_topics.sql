ALTER TABLE `contact_messages` ADD `market` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `product` text;