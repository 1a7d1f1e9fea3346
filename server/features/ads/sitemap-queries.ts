// SQL for the sitemap of ads.
import { isListed } from '../../database/ad-visibility.ts';

export const indexedAdsSql = () => `select id, updated_at from ads where ${isListed()}`;
