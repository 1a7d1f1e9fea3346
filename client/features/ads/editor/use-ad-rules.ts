// What the site's settings allow in an ad, for the form.
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_PICTURES_PER_AD } from '#shared/features/ads/rules.ts';
import { useApi } from '../../../core/api.ts';

/** The default until the setting is loaded, and when loading fails; the server checks the number when the ad is saved. */
export function usePicturesPerAd(): number {
  return useQuery(useApi().ads.rules.queryOptions()).data?.picturesPerAd ?? DEFAULT_PICTURES_PER_AD;
}
