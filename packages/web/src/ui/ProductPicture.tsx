import { useState } from "react";
import styles from "./ProductPicture.module.css";
import type { PictureView } from "./picture-view.ts";
import fallback from "./product-fallback.svg?no-inline";

export interface ProductPictureProps {
  readonly picture: PictureView;
  readonly className: string | undefined;
  /** It is drawn only where it is seen or nearly so: one that waits to be seen comes a frame later, even if it is known. */
  readonly isInSight?: boolean;
}

/** The name stands beside it, so the picture itself is decoration. */
export function ProductPicture({ picture, className = "", isInSight = false }: ProductPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture.url === null || picture.url === failedUrl ? fallback : picture.url;
  return (
    <span className={`${styles["tile"]} ${styles[picture.tint]} ${className}`}>
      <img
        src={url}
        alt=""
        loading={isInSight ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onError={() => setFailedUrl(picture.url)}
      />
    </span>
  );
}
