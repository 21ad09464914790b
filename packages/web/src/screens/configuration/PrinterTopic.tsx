import { Box } from "@chakra-ui/react/box";
import { PrinterForm, TestPrint } from "../printing/index.ts";

/** The same form as behind the printer's button; it is of this device alone, so that nobody else changed it. */
export const PrinterTopic = () => (
  <>
    <PrinterForm />
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      borderTopWidth="1px"
      pt="4"
    >
      <TestPrint />
    </Box>
  </>
);
