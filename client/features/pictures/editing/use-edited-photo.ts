// A photo while it is turned and cropped. The stored picture is unchanged.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Crop, isWhole, type Turn, turnCrop, WHOLE_PICTURE } from './crop.ts';
import { openPhoto, turnPhoto } from './photo-canvas.ts';

/** The best source first; the next one is used when the browser cannot read it. */
export type PhotoSources = readonly (() => Promise<Blob>)[];

export type EditedPhoto = ReturnType<typeof useEditedPhoto>;

/** @param id id of the picture */
export function useEditedPhoto(id: string, sources: PhotoSources) {
  const opened = useQuery({
    queryKey: ['edited-picture', id],
    queryFn: () => openFirst(sources),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [turned, setTurned] = useState<HTMLCanvasElement>();
  const photo = turned ?? opened.data;
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE);
  const [turns, setTurns] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  return {
    opened,
    /** Undefined until it is loaded. */
    photo,
    crop,
    setCrop,
    isChanged: turns % 4 !== 0 || !isWhole(crop),
    /** For screen readers: what the last button did. */
    announcement,
    turn(direction: Turn): void {
      if (!photo) return;
      setTurned(turnPhoto(photo, direction));
      setCrop(turnCrop(crop, direction));
      setTurns(turns + (direction === 'right' ? 1 : 3));
      setAnnouncement(`Bilden är vriden åt ${direction === 'right' ? 'höger' : 'vänster'}.`);
    },
    restore(): void {
      setTurned(undefined);
      setTurns(0);
      setCrop(WHOLE_PICTURE);
      setAnnouncement('Bilden är som den var.');
    },
  };
}

/** @throws when the browser can read none of them */
async function openFirst([first, ...others]: PhotoSources): Promise<HTMLCanvasElement> {
  if (!first) throw new DOMException('There is no picture', 'NotFoundError');
  try {
    return await openPhoto(await first());
  } catch (error) {
    if (others.length === 0) throw error;
    return openFirst(others);
  }
}
