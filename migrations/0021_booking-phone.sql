ALTER TABLE `booking_holds` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `phone` text DEFAULT '' NOT NULL;