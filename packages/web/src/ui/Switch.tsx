import { Switch as ChakraSwitch } from "@chakra-ui/react/switch";

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <ChakraSwitch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(details) => onChange(details.checked)}
      colorPalette="brand"
      width="full"
      minH="11"
      justifyContent="space-between"
      flexDirection="row-reverse"
    >
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label fontWeight="medium" lineHeight="1.3">
        {label}
      </ChakraSwitch.Label>
    </ChakraSwitch.Root>
  );
}
