// Turns and crops a photo on a canvas.
import { LARGEST_PICTURE_WIDTH } from '#shared/features/pictures/urls.ts';
import type { Crop, Turn } from './crop.ts';

/** Longest side in pixels: half of it is still as wide as the largest stored size, and phones have enough memory for it. */
const MAX_SIDE = 2 * LARGEST_PICTURE_WIDTH;
const QUALITY = 0.92;

/**
 * The photo upright on a canvas.
 *
 * @throws DOMException when the browser cannot read its format
 */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(photo.width, photo.height));
  const canvas = createCanvas(photo.width * scale, photo.height * scale);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return canvas;
}

/** The photo after a quarter turn. */
export function turnPhoto(photo: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  const canvas = createCanvas(photo.height, photo.width);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((turn === 'right' ? 1 : -1) * Math.PI) / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
  return canvas;
}

/** The cropped part as a JPEG file. */
export async function cropPhoto(photo: HTMLCanvasElement, crop: Crop, name: string): Promise<File> {
  const [x, width] = [crop.x, crop.width].map((percent) => Math.round((percent * photo.width) / 100));
  const [y, height] = [crop.y, crop.height].map((percent) => Math.round((percent * photo.height) / 100));
  const canvas = createCanvas(width ?? 0, height ?? 0);
  const context = contextOf(canvas);
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, -(x ?? 0), -(y ?? 0));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new DOMException('The picture is too large for a canvas', 'EncodingError');
  return new File([blob], name, { type: 'image/jpeg' });
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.className = 'block max-h-[min(42dvh,30rem)] max-w-full';
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('The browser has no memory for a canvas', 'EncodingError');
  return context;
}
