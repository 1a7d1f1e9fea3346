// Texts of posts for load tests: the handwritten ones of the sample data, recombined, with a model number as a rare word.
import { FORUM_CATEGORIES, type ForumCategory } from '#shared/features/forum/rules.ts';
import { sampleTopics } from './forum/sample-forum.ts';
import { startRandom } from './random.ts';

interface LoadTestPost {
  title: string;
  content: string;
  category: ForumCategory;
  /** A comment. */
  reply: string;
}

export function composeLoadTestPosts(count: number): LoadTestPost[] {
  const random = startRandom(1);
  const topics = FORUM_CATEGORIES.flatMap((category) =>
    sampleTopics[category].map(({ title, text, replies }) => ({ title, text, replies, category })),
  );
  const pick = () => topics[random.between(0, topics.length - 1)];
  return Array.from({ length: count }, (_, index) => {
    const [one, other, third] = [pick(), pick(), pick()];
    if (!one || !other || !third) throw new RangeError('the sample data has no threads');
    const reply = other.replies[index % other.replies.length] ?? '';
    return {
      title: `${one.title.replace(/[?!.]$/, '')}, ${other.title.toLowerCase()}`.slice(0, 150),
      content: `${one.text} ${reply} ${third.text} Modell hw${Math.floor(10_000 * random.next() ** 2)}.`,
      category: one.category,
      reply: `${reply} ${third.text}`.slice(0, random.between(40, 200)),
    };
  });
}
