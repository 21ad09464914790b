import { Box } from "@chakra-ui/react/box";
import { Tag, type TagProps } from "./Tag.tsx";

export interface ServiceHeadProps extends Pick<TagProps, "tone" | "icon"> {
  readonly name: string;
  readonly standing: string;
}

/** The name of a company outside, and how it stands. */
export const ServiceHead = ({ name, standing, tone, icon }: ServiceHeadProps) => (
  <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="1">
    <Box as="h3" fontSize="15px" fontWeight="semibold">
      {name}
    </Box>
    <Tag tone={tone} icon={icon}>
      {standing}
    </Tag>
  </Box>
);
