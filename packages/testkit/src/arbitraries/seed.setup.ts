import process from "node:process";
import * as fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["CANTINA_SEED"]) });
