-- A price that is lowered together with the text of an ad is public only when the ad is approved again. Until then the price that
-- those who saved the ad know is stored, so that they are notified of the lower one then.
alter table ads
  -- In kronor; null unless a change of an ad that was on sale waits to be public.
  add column last_public_price integer;
