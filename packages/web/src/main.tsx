import { loadTemporal } from "@cantina/domain/kernel";
import { keepAppOnDevice, keepLanguage } from "./composition/device/index.ts";
import { mount } from "./mount.tsx";
import "./theme/base.css";

await loadTemporal();
const root = document.getElementById("root");
if (root !== null) mount(root);
keepAppOnDevice();
keepLanguage();
