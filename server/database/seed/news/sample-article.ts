// A sample article: its texts, age and origin.

export interface SampleArticle {
  title: string;
  excerpt: string;
  /** Markdown; none for a fetched article. */
  text?: string;
  daysAgo: number;
  /** In Stockholm, "19:40". */
  time: string;
  /** Views in the last week. */
  views?: number;
  is?: 'featured' | 'breaking';
  /** The invented site that it was fetched from. */
  source?: string;
  /** Whether it awaits moderation. */
  isPending?: true;
  /** The title of the article, of another source, that has the same news. */
  sameAs?: string;
}
