-- Reservations of ads that were deleted before a deletion released them. Nobody is notified of them now: the ads are long gone.
update deals set state = 'released', released_at = now()
 where state = 'reserved' and not exists (select from ads where id = deals.about)
   and not exists (select from removed_ads where id = deals.about);
