// SQL fragments that read an ad in the shape of the contract's AdCard.
import { isoTime } from '../../database/iso-time.ts';
import { pictureJson } from '../../database/picture-json.ts';

/** The card of the row `ads`, joined with `first_picture`. */
export const cardFields = `'id', ads.id, 'title', ads.title, 'price', ads.price, 'category', ads.category,
  'condition', ads.condition, 'brand', ads.brand, 'size', ads.size, 'location', ads.location, 'county', ads.county, 'saleState', ads.sale_state,
  'createdAt', ${isoTime('ads.created_at')}, 'picture', first_picture.picture,
  'isBusiness', exists (select from seller_businesses where seller_businesses.user_id = ads.user_id)`;

/** The attributes of the row `ads` that the card does not include. */
export const attributeFields = `'model', ads.model, 'colour', ads.colour, 'audience', ads.audience,
  'delivery', ads.delivery, 'shippingPayer', ads.shipping_payer, 'meetingPlace', ads.meeting_place`;

/** The card in a public list; `viewListedAd` decides whether it names the town. */
export const listedFields = `${cardFields},
  'sellerBirthYear', (select birth_year from profiles where profiles.id = ads.user_id)`;

/** The join behind `first_picture`, to place after `from ads`. */
export const joinFirstPicture = `left join lateral (
  select ${pictureJson('picture')} as picture from ad_pictures as picture
   where picture.ad_id = ads.id order by picture.position limit 1) as first_picture on true`;

/** All pictures of the row `ads`, in their order. */
export const allPictures = `coalesce((
  select json_agg(${pictureJson('picture')} order by picture.position) from ad_pictures as picture
   where picture.ad_id = ads.id), '[]')`;

/** The latest rejection of the row `ads`, as `rejection`: no row for an ad that was rejected before reasons were required. */
export const latestRejection = `(
  select * from reports where kind = 'ad' and target_id = ads.id and decision = 'rejected'
   order by decided_at desc limit 1) as rejection`;

/** Why staff have rejected the row `ads` or taken it down; null if they have not. */
export const removal = `case when ads.status = 'removed' then (
  select json_build_object('reportId', reports.id, 'rule', reports.rule, 'reason', reports.person_reason)
    from removed_content join reports on reports.id = report_id
   where removed_content.kind = 'ad' and removed_content.target_id = ads.id)
  when ads.status = 'rejected' then (
  select json_build_object('reportId', rejection.id, 'rule', rejection.rule, 'reason', rejection.person_reason)
    from ${latestRejection}) end`;
