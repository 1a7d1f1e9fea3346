// The line of the footer about sample data on the site.
import { useQuery } from '@tanstack/react-query';
import { sampleTexts } from '#shared/features/samples/texts.ts';
import { useApi } from '../../core/api.ts';

/** Renders nothing on a site without samples, and until that is known. */
export function SampleLine() {
  const { data } = useQuery(useApi().samples.find.queryOptions());
  if (!data?.areThere) return null;
  return <p className="mt-2 font-semibold text-ink">{sampleTexts.line}.</p>;
}
