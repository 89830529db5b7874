import { useEffect, useState } from 'react';

/** True from the first rendering until a press or a key; what is animated then shows its last frame. */
export function useAnimatedOnce(animated: boolean): boolean {
  const [isSkipped, setSkipped] = useState(!animated);
  useEffect(() => {
    if (isSkipped) return undefined;
    const skip = () => setSkipped(true);
    document.addEventListener('pointerdown', skip, true);
    document.addEventListener('keydown', skip, true);
    return () => {
      document.removeEventListener('pointerdown', skip, true);
      document.removeEventListener('keydown', skip, true);
    };
  }, [isSkipped]);
  return !isSkipped;
}
