/** What each screen is called, in the document's title and in the menu. */
export const login = "Iniciar sesión";
export const forgotPassword = "Recuperar contraseña";
export const changePassword = "Cambiar contraseña";
export const verify = "Confirmar cuenta";
export const sale = "Punto de venta";
export const ordersBoard = "Comandas";
export const history = "Historial";
export const futureOrders = "Pedidos futuros";
export const cashControl = "Control de Caja";
export const branchReport = "Reporte por sucursal";
export const reports = "Reportes operativos";
export const dashboard = "Métricas";
export const products = "Productos";
export const coupons = "Cuponeras";
export const monthlyPasses = "Abonos Mensuales";
export const subscriptions = "Mensualidades";
export const stock = "Control de stock";
export const stockCount = "Contar stock";
export const stockReport = "Control de Inventario";
export const inventory = "Inventario";
export const inventoryCount = "Contar inventario";
export const inbox = "Reclamos";
export const feedback = "Sugerencias";
export const clients = "Clientes";
export const configuration = "Configuración";
export const linkProvider = "Vincular Mercado Pago";
export const providerLink = "Vinculación con Mercado Pago";
export const myCafeterias = "Mis Cafeterias";
export const cafeterias = "Cafeterias";
export const notFound = "Página no encontrada";

/** The groups of the menu. */
export const saleGroup = "Ventas";
export const cashGroup = "Caja";
export const goodsGroup = "Mercadería";
export const clientsGroup = "Clientes";
export const cafeteriaGroup = "Cafetería";
